import { runInTasks, startUnit } from '@tillkit/mount'
import { comingSoon } from './coming-soon.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(comingSoon, runInTasks())
