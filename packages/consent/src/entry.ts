import { runInTasks, startUnit } from '@tillkit/mount'
import { consent } from './consent.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(consent, runInTasks())
