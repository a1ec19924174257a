// Lets a second device follow this table: off until it is turned on here, with a link that can be withdrawn.
"use client";

import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { QrCode } from "../../base/design/qr-code.tsx";
import { useAddress } from "../../base/language/language.tsx";
import style from "../handover/handover.module.css";
import { LinkField } from "../handover/link-field.tsx";
import { makeFollowLink } from "./shared-table.ts";
import type { Sharing } from "./use-sharing.ts";

export function SharingSheet({ sharing }: { readonly sharing: Sharing }) {
  const { following } = useWords("clue");
  const page = useAddress()("/clue");
  const [isBusy, setBusy] = useState(false);
  const { shared, trouble } = sharing;
  const during = (work: () => Promise<void>) => async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const link = shared && makeFollowLink(shared, window.location.origin + page);
  return (
    <div className={style.handover}>
      <p>{link === undefined ? following.offer : following.warning}</p>
      {link !== undefined && <QrCode text={link} label={following.qr} />}
      {link !== undefined && <LinkField link={link} label={following.link} />}
      <p role="alert" className={style.failed}>
        {trouble}
      </p>
      {link === undefined ? (
        <Button look="primary" disabled={isBusy} onClick={during(sharing.begin)}>
          {following.on}
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={during(sharing.withdraw)}>
          {following.withdraw}
        </Button>
      )}
    </div>
  );
}
