// Messages as links and files.

import { readMessage, type TurnMessage } from "../../../play/correspondence/message.ts";
import { packText, unpackText } from "../../ui/packed.ts";
import { turnKey } from "./turn-key.ts";

/** Returns the link that opens a message on the page of its game. */
export async function linkOf(text: string): Promise<string> {
  return `${location.origin}${location.pathname}#${turnKey}=${await packText(text)}`;
}

/** Reads a link, the part of it after `#`, or the text of a file; `undefined` if it is none of them. */
export async function messageFrom(text: string): Promise<TurnMessage | undefined> {
  const packed = new URLSearchParams(/#(.*)$/.exec(text.trim())?.[1] ?? "").get(turnKey);
  const message = packed === null ? text : await unpackText(packed);
  return message === undefined ? undefined : readMessage(message);
}
