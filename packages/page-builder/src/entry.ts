import { runInTasks, startUnit } from '@tillkit/mount'
import { pageBuilder } from './page-builder.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(pageBuilder, runInTasks())
