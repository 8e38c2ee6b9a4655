import { runInTasks, startUnit } from '@tillkit/mount'
import { passwordStrengthMeter } from './password-strength.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(passwordStrengthMeter, runInTasks())
