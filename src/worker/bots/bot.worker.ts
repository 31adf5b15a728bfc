// The worker of bots and the coach, with the precompiled games.

import "../thread/sandbox.ts";
import { gameOf } from "regel:games";
import { learnedOf } from "regel:learned";
import { expose } from "comlink";
import { signalReady } from "../thread/ready-signal.ts";
import { BotService } from "./bot-service.ts";

expose(new BotService(gameOf, learnedOf));
signalReady();
