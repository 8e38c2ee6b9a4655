import type { Life } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { offerFunction } from '../shared/functions/public-functions.ts'
import { functions } from './anatomy.ts'
import { enteringAt, type Entering } from './entrance.bind.ts'
import { animationsOf } from './read.ts'
import { animationClasses } from './styles.model.ts'

/** The elements that a caller means, by whatever it passed. */
type ElementsOf = (passed: unknown) => readonly Element[]

/** The theme's functions around animations, for scripts that call them. */
export function offerFunctions(life: Life, elementsOf: ElementsOf): void {
  const each = (act: (one: Entering) => void) => (passed: unknown) => {
    // What was put in a moment ago is to be there.
    settle()
    for (const element of elementsOf(passed)) {
      const one = enteringAt(element)
      if (one) act(one)
    }
  }
  // Elements are watched for as they come: both only have to be caught up with.
  for (const name of [functions.process, functions.reinit]) offerFunction(life, name, settle)
  offerFunction(life, functions.animate, each((one) => one.enter()))
  offerFunction(life, functions.remove, each((one) => one.finish()))
  offerFunction(life, functions.removeData, each((one) => one.dropData()))
  offerFunction(life, functions.hasData, (passed) => elementsOf(passed).some((element) => animationsOf(element) !== undefined))
  offerFunction(life, functions.classes, animationClasses)
}
