import { runInTasks, startUnit } from '@tillkit/mount'
import { motionEffects } from './motion-effects.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(motionEffects, runInTasks())
