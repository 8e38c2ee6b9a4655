import { startUnit } from '@tillkit/mount'
import { filters } from './filters.ts'

// In a task of its own: evaluating the code and mounting would together hold up a slow phone for too long.
setTimeout(() => startUnit(filters))
