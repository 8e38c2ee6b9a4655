import { attributeOf, invoke, type Life, listen } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { callShop, isRecord } from '@tillkit/platform'
import { form as encoded, jsonOf } from '@tillkit/platform/requests'
import { attributes } from '../anatomy.ts'
import { calls } from './anatomy.ts'
import type { BuilderForm } from '../context.ts'
import type { Settings } from '../settings.ts'

/** What proves to the server that a form was printed for a page of its shop. */
export interface FormToken {
  /** The one that counts at this moment; nothing where the form has none. */
  current(): string | undefined
  /** Gets a newer one, where it is out of date; joins a call that is on its way. @returns whether there is one now */
  freshen(): Promise<boolean>
  /** Gets a newer one whatever its age. */
  renew(): Promise<boolean>
}

/** A day, in seconds. */
const DAY = 86_400

/**
 * Minds the token of a form: a page from a cache may have one of last week. It is renewed when the shopper comes to the form, so that sending does not wait
 * for it, and again each time when its time is over.
 */
export function mindToken(life: Life, { form, formId }: BuilderForm, settings: Settings): FormToken {
  let asking: Promise<boolean> | undefined
  const renew = () => {
    asking ??= ask().catch(() => false).finally(() => {
      asking = undefined
    })
    return asking
  }
  const ask = async () => {
    const answer = await callShop(settings.text('ajaxurl'), { body: encoded({ action: calls.token, formId }), signal: life.signal, mutates: false })
    const json = jsonOf(answer)
    const token = isRecord(json) && json['success'] === true && isRecord(json['data']) ? json['data']['token'] : undefined
    if (typeof token !== 'string' || token === '') return false
    adoptAs(life, form, { attributes: { [attributes.token]: token, [attributes.tokenTime]: String(Math.floor(Date.now() / 1000)) } })
    return true
  }
  const current = () => attributeOf(form, attributes.token) || undefined
  const isOld = () => current() !== undefined && Date.now() / 1000 - timeOf(form) >= settings.number('token_cache_lifetime', DAY)
  const freshen = () => (isOld() ? renew() : Promise.resolve(true))
  listen(life, form, 'focusin', freshen)
  // The shopper's first step into the form may be what has brought this code.
  if (document.activeElement && invoke(form, 'contains', document.activeElement)) void freshen()
  return { current, freshen, renew }
}

/** When its token was made, in seconds. Other scripts have written it in milliseconds. */
function timeOf(form: HTMLFormElement): number {
  const time = Number(attributeOf(form, attributes.tokenTime))
  return time > 1e11 ? time / 1000 : time
}
