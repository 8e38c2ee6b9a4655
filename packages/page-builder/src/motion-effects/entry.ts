import { startUnit } from '@tillkit/mount'
import { motionEffects } from './motion-effects.ts'

startUnit(motionEffects)
