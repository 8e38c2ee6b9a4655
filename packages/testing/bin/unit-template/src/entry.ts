import { startUnit } from '@tillkit/mount'
import { unitName } from './unit-name.ts'

// In a task of its own: evaluating the code and mounting would together hold up a slow phone for too long.
setTimeout(() => startUnit(unitName))
