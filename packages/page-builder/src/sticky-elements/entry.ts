import { runInTasks, startUnit } from '@tillkit/mount'
import { stickyElements } from './sticky-elements.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(stickyElements, runInTasks())
