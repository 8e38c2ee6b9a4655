import { runInTasks, startUnit } from '@tillkit/mount'
import { pageChrome } from './page-chrome.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(pageChrome, runInTasks())
