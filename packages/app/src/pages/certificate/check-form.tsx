import { Button, Stack, TextField } from "@xinglin/ui";
import { useState, type FormEvent } from "react";
import { goTo } from "../../lib/navigation.ts";
import { href } from "../../routes.tsx";

/** Looks a certificate up by its code. */
export function CheckForm() {
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = code.trim().toUpperCase();
    if (typed === "") return setFault("请输入证书编号");
    setFault(undefined);
    return void goTo(href.certificate(typed));
  }
  return (
    <form onSubmit={submit} noValidate aria-label="查验证书">
      <Stack gap={4} align="start">
        <TextField
          label="证书编号"
          name="code"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          placeholder="7K3M-9QPT-2BWD-H4ZR"
          hint="十六位，在证书左下角；字母不分大小写"
          value={code}
          error={fault}
          numeric
          onValueChange={setCode}
        />
        <Button type="submit" variant="ink">
          查验
        </Button>
      </Stack>
    </form>
  );
}
