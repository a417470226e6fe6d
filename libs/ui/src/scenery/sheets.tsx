import { Front } from './front.tsx';
import { Mountains } from './mountains.tsx';
import { Petals } from './petals.tsx';
import { Moon, Stars } from './sky.tsx';
import { Village } from './village.tsx';
import { Water } from './water.tsx';

/** The whole festival night. */
export const Festival = ({ id }: { id: string }) => (
  <>
    <Stars />
    <Moon id={id} />
    <Mountains id={id} />
    <Village id={id} />
    <Water id={id} />
    <Front id={id} />
    <Petals count={10} />
  </>
);

/** The quiet night: sky, moon and hills. */
export const Quiet = ({ id }: { id: string }) => (
  <>
    <Stars />
    <Moon id={id} />
    <Mountains id={id} />
    <Petals count={4} />
  </>
);

/** The same with the gate and the lake. */
export const QuietLake = ({ id }: { id: string }) => (
  <>
    <Stars />
    <Moon id={id} />
    <Mountains id={id} />
    <Water id={id} />
    <Petals count={4} />
  </>
);
