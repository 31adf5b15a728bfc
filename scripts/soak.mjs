// `npm run soak`: what repeats a proof, for hours rather than minutes; `scripts/test/soak.ts` has
// the list.
import { continueIn, setup } from "./setup.mjs";

setup({ editor: true, redis: true });
continueIn("test/soak.ts");
