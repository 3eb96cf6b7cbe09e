import { DiscipleDialog, type DiscipleDialogProps } from "@xinglin/ui";

/** The dialog as a part of its own: twelve kilobytes that a page without an opened card does without. */
export const DiscipleDetails = (props: DiscipleDialogProps) => <DiscipleDialog {...props} />;
