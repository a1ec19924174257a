// A link to another page of the house, in the language of this one.
"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { useAddress } from "./language.tsx";

type SiteLinkProps = Omit<ComponentProps<typeof Link>, "href"> & { readonly href: string };

export const SiteLink = ({ href, ...rest }: SiteLinkProps) => <Link href={useAddress()(href)} {...rest} />;
