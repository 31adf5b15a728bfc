// The thread that compares The Castles of Burgundy with its variants.

import { sources } from "regel:burgundy?sources";
import { expose } from "comlink";
import { Desk } from "./desk.ts";

expose(new Desk(sources));
