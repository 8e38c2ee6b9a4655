import { runInTasks, startUnit } from '@tillkit/mount'
import { storeNotice } from './store-notice.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(storeNotice, runInTasks())
