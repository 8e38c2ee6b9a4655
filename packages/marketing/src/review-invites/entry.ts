import { runInTasks, startUnit } from '@tillkit/mount'
import { reviewInvites } from './review-invites.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(reviewInvites, runInTasks())
