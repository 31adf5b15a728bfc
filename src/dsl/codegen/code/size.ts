// How large code is: the number of its steps and values.

import { type Argument, type CodeValue, isAddress, type Routine } from "./code.ts";
import { partsOfAddress, partsOfValue, visitCode } from "./visit.ts";

export function sizeOfRoutine({ body }: Routine): number {
  let size = 0;
  const count = () => {
    size += 1;
  };
  visitCode(body, { step: count, value: count });
  return size;
}

export function sizeOfValue(value: CodeValue): number {
  return partsOfValue(value).reduce((sum, part) => sum + sizeOfArgument(part), 1);
}

function sizeOfArgument(argument: Argument): number {
  if (!isAddress(argument)) return sizeOfValue(argument);
  return partsOfAddress(argument).reduce((sum, part) => sum + sizeOfValue(part), 0);
}
