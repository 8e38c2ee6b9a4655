import { runInTasks, startUnit } from '@tillkit/mount'
import { contactForm } from './contact-form.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(contactForm, runInTasks())
