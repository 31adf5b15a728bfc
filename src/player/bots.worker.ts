// The worker of bots and the coach of a game that was exported as one file.

import "../worker/thread/sandbox.ts";
import { expose } from "comlink";
import { BotService } from "../worker/bots/bot-service.ts";
import { signalReady } from "../worker/thread/ready-signal.ts";

/** The file sends its only game; there are none to be loaded by name. */
const loadNothing = () => Promise.reject(new Error("This file has one game."));

expose(new BotService(loadNothing, loadNothing));
signalReady();
