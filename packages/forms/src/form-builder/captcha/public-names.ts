import type { FormContext } from '../context.ts'
import { addToPublicNames, formElementOf } from '../public-object.ts'
import { resetService, type Service } from './service.ts'

const protectedForms = new WeakMap<HTMLFormElement, Service>()

/** Lets scripts of others have a form's service ask anew, by the builder's function. */
export function enterService({ life, root }: FormContext, service: Service): void {
  protectedForms.set(root, service)
  life.onEnd(() => protectedForms.get(root) === service && protectedForms.delete(root))
  addToPublicNames(life, NAMES)
}

const NAMES = {
  resetFormRecaptcha: (given: unknown) => {
    const element = formElementOf(given)
    const service = element && protectedForms.get(element)
    if (service) resetService(service)
  },
}
