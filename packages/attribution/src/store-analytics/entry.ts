import { runInTasks, startUnit } from '@tillkit/mount'
import { storeAnalytics } from './store-analytics.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(storeAnalytics, runInTasks())
