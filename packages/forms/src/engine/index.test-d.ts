import type { Life } from '@tillkit/dom'
import { expectTypeOf } from 'vitest'
import { isMet, type Condition, type FieldValues } from './condition.ts'
import { takesPart, type Field, type FieldState } from './field.ts'
import type { FormFields } from './form-fields.ts'
import { createForm, type Form } from './form.ts'
import { firstProblem, type Problem, type Rule, type Verdict } from './rule.ts'
import { equalTo, length, required } from './rules.ts'
import type { Attempt, Outcome, Sending, Submission } from './submission.ts'
import { tokenFrom, type TokenAdapter } from './token.ts'
import type { Value } from './value.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const life: Life
declare const standing: FieldValues
declare const state: FieldState | undefined
declare const submission: Submission
declare const outcome: Outcome

// What a field holds is one text, or several.
expectTypeOf<Value>().toEqualTypeOf<string | readonly string[]>()
expectTypeOf(required('Please say who you are.', { trims: true })).toEqualTypeOf<Rule>()
expectTypeOf(length('Too long.', { max: 5 })).toEqualTypeOf<Rule>()
// @ts-expect-error a limit is a number
length('Too long.', { max: '5' })
// @ts-expect-error with which field it has to agree has to be said
equalTo('These are not the same.')

// A rule answers at once, or once it knows.
expectTypeOf(firstProblem).returns.toEqualTypeOf<Verdict | Promise<Verdict>>()
expectTypeOf<Problem['params']>().toEqualTypeOf<Readonly<Record<string, string | number>> | undefined>()

// Conditions stand in each other, and each is of one kind.
const shownWhen: Condition = { all: [{ source: 'colour', test: (value) => value === 'red' }, { not: { any: [] } }] }
expectTypeOf(isMet(shownWhen, standing)).toBeBoolean()
// @ts-expect-error there is no such group
isMet({ none: [] }, standing)

// Who asks whether a field takes part knows that it is there.
if (takesPart(state)) expectTypeOf(state).toEqualTypeOf<FieldState>()
// @ts-expect-error otherwise that is not known
void state.value

const field: Field = { id: 'colour', type: 'select', label: 'Colour', rules: [], initial: 'red', shownWhen }
const form = createForm(life, [field], { send: async ({ values }) => ({ kind: values['colour'] === 'red' ? 'sent' : 'expired', messages: [] }) })
expectTypeOf(form).toEqualTypeOf<Form>()
expectTypeOf<Form>().toExtend<FormFields>()
expectTypeOf<Sending['values']>().toEqualTypeOf<Readonly<Record<string, Value>>>()
// @ts-expect-error how it is sent has to be said
createForm(life, [field], {})

// What becomes of a form says by its kind what it brings along; only an attempt may have expired.
if (outcome.kind === 'refused') expectTypeOf(outcome.problems).toEqualTypeOf<Readonly<Record<string, Problem>> | undefined>()
expectTypeOf<Extract<Attempt, { kind: 'expired' }>>().not.toExtend<Outcome>()
if (submission.status === 'unknown') expectTypeOf(submission.messages).toEqualTypeOf<readonly string[]>()
// @ts-expect-error a form that is idle has nothing to say
if (submission.status === 'idle') void submission.messages

expectTypeOf(tokenFrom(() => 'token')).toEqualTypeOf<TokenAdapter>()
