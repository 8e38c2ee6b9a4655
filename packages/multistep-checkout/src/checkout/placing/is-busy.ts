import { native } from '@tillkit/dom'
import { classes } from '../anatomy.ts'

/** Whether a form is being sent, by whomever. A form's fields may hide what it has. */
export const isBusy = (form: Element): boolean => native(form, 'classList').contains(classes.busy)
