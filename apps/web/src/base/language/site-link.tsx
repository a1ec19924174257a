// A link to another page of the house, in the language of this one. It is followed without loading the page anew, as by the framework's
// own link, which weighs twenty times as much: one page is fetched ahead, the one that is pointed at, instead of all that are in sight.
"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";
import { useFramed } from "../frame/framed.tsx";
import { useAddress } from "./language.tsx";

type SiteLinkProps = ComponentProps<"a"> & { readonly href: string };

/** A press that the browser would follow in this very tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

export function SiteLink({ href, onClick, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const address = useAddress()(href);
  const isFramed = useFramed() !== undefined;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlain(event)) return;
    event.preventDefault();
    router.push(address);
  };
  const lookAhead = () => router.prefetch(address);
  if (isFramed) return <a href={address} target="_blank" rel="noopener" onClick={onClick} {...rest} />;
  return <a href={address} onPointerEnter={lookAhead} onFocus={lookAhead} onClick={follow} {...rest} />;
}
