import { runInTasks, startUnit } from '@tillkit/mount'
import { reviews } from './reviews.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(reviews, runInTasks())
