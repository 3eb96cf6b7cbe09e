import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import type { CodegenConfig } from "@graphql-codegen/cli";

export default {
  schema: "../mesh/schema.graphql",
  documents: ["src/**/*.{ts,tsx}", "!src/gql/**"],
  generates: {
    "src/gql/": {
      preset: "client",
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: "readFragment" },
        persistedDocuments: { hashAlgorithm: "sha256" },
      },
      documentTransforms: [addTypenameSelectionDocumentTransform],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        defaultScalarType: "string",
        emitLegacyCommonJSImports: false,
        importExtension: ".ts",
      },
    },
  },
} satisfies CodegenConfig;
