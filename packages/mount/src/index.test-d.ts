import type { EndableLife, Life } from '@tillkit/dom'
import { expectTypeOf } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { adopt, adoptEach, derive, runInTasks, InvalidMarkup, live, serverHtml, startUnit, type Problem, type Run, type Source, type Unit, type UnitManifest, type When } from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs. Units and hosts stand in `definition.test-d.ts`.

declare const life: Life
declare const element: HTMLElement
declare const unit: Unit

const store = createStore(() => ({ lit: false, watts: 40 }))

// A part of a state is followed as a whole state is.
const watts = derive(store, ({ watts: now }) => now)
expectTypeOf(watts).toExtend<Source<number>>()
adopt(life, element, watts, (now) => ({ text: String(now), attributes: { title: null }, classes: { lit: now > 0 } }))
adoptEach(life, [element], store, (state, node) => state.lit && node.isConnected, (isDark) => {
  expectTypeOf(isDark).toBeBoolean()
  return { style: { opacity: isDark ? '0' : '1' } }
})
// @ts-expect-error an attribute is a text, or taken away
adopt(life, element, watts, (now) => ({ attributes: { width: now } }))
// @ts-expect-error nothing else of a node is written
adopt(life, element, watts, () => ({ html5: '' }))

// A node has a life of its own, which whoever is told of it may not end.
live(life, '.lamp', (node, its) => {
  expectTypeOf(node).toEqualTypeOf<Element>()
  expectTypeOf(its).toExtend<Life>()
})

// Content that the server sends again lives until it is replaced.
expectTypeOf(serverHtml).parameter(0).toExtend<Life>()
expectTypeOf<EndableLife>().toExtend<Life>()

expectTypeOf(runInTasks()).toEqualTypeOf<Run>()
startUnit(unit, runInTasks())
// @ts-expect-error what the loader knows of a unit is not the unit
startUnit({ name: 'lamp', selector: '.lamp', when: 'idle' } satisfies UnitManifest)
expectTypeOf<When>().toEqualTypeOf<'now' | 'idle' | 'visible' | 'interaction'>()

// What is thrown for bad markup names the field, and may say what to do.
expectTypeOf(InvalidMarkup).toBeConstructibleWith('data-watts', 'is no number')
expectTypeOf<InvalidMarkup['field']>().toBeString()
expectTypeOf<Problem['element']>().toEqualTypeOf<Element | null>()
