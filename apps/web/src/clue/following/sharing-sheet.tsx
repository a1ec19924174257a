// Lets a second device follow this table: off until it is turned on here, with a link that can be withdrawn.
"use client";

import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { QrCode } from "../../design/qr-code.tsx";
import style from "../handover/handover.module.css";
import { LinkField } from "../handover/link-field.tsx";
import { makeFollowLink } from "./shared-table.ts";
import type { Sharing } from "./use-sharing.ts";

export function SharingSheet({ sharing }: { readonly sharing: Sharing }) {
  const [isBusy, setBusy] = useState(false);
  const { shared, trouble } = sharing;
  const during = (work: () => Promise<void>) => async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const link = shared && makeFollowLink(shared, window.location.origin);
  return (
    <div className={style.handover}>
      <p>
        {link === undefined
          ? "Another phone or a tablet can show this table and stay current. For that the table, with your hand and your notes, is kept on this server until you withdraw the link, or for a day after its last change."
          : "Whoever opens this link sees your hand and your notes, as they are now and as they become."}
      </p>
      {link !== undefined && <QrCode text={link} label="QR code to follow this table" />}
      {link !== undefined && <LinkField link={link} label="Link to follow this table" />}
      <p role="alert" className={style.failed}>
        {trouble}
      </p>
      {link === undefined ? (
        <Button look="primary" disabled={isBusy} onClick={during(sharing.begin)}>
          Turn following on
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={during(sharing.withdraw)}>
          Withdraw the link
        </Button>
      )}
    </div>
  );
}
