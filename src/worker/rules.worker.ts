// The thread in which rules are compiled and compared; the parser lives in this chunk alone.

import "./locked.ts";
import { expose } from "comlink";
import { Project } from "../dsl/index.ts";
import { Desk } from "./desk.ts";

expose(new Desk(new Project()));
