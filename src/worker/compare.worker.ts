// The thread that compares The Castles of Burgundy with its variants.

import { expose } from "comlink";
import { sources } from "regel:burgundy?sources";
import { Desk } from "./desk.ts";

expose(new Desk(sources));
