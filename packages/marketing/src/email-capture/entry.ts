import { runInTasks, startUnit } from '@tillkit/mount'
import { emailCapture } from './email-capture.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(emailCapture, runInTasks())
