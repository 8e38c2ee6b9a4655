import { afterEach, describe, expect, it } from 'vitest'
import type { Consent } from '../cookie/consent.model.ts'
import { tellChoice, tellDefaults } from './consent-modes.ts'

const consent = (hasChosen: boolean): Consent => ({ id: 'x', isGiven: true, hasChosen, choices: { necessary: true, functional: false, analytics: true, advertisement: false } })

const STATE = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'granted',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
}

afterEach(() => {
  for (const name of ['dataLayer', 'uetq', 'gtag']) Reflect.deleteProperty(window, name)
  document.body.replaceChildren()
})

/** What a tag has been told, each command as a list. */
const queue = (...commands: unknown[]) => {
  const list: unknown[] = [...commands]
  Reflect.set(window, 'dataLayer', list)
  return { list, told: () => list.map((command) => Array.from(command as ArrayLike<unknown>)) }
}

describe('Google\'s tag', () => {
  it('hears what counts before its other commands, and of a choice after them', () => {
    const { list, told } = queue(['js', 1], ['config', 'G-1'])
    tellDefaults(consent(false))
    tellChoice(consent(true))
    expect(told()).toEqual([['consent', 'default', { ...STATE, wait_for_update: 500 }], ['js', 1], ['config', 'G-1'], ['consent', 'update', STATE]])
    expect(Object.prototype.toString.call(list[0])).toBe('[object Arguments]')
  })

  it('is told by the function of its snippet where the page has that', () => {
    const { list, told } = queue(['js', 1])
    Reflect.set(window, 'gtag', (...command: unknown[]) => list.push(command))
    tellDefaults(consent(true))
    expect(told()).toEqual([['consent', 'default', STATE], ['js', 1]])
  })

  it('waits for nobody where the visitor has chosen before', () => {
    const { told } = queue()
    tellDefaults(consent(true))
    expect(told()).toEqual([['consent', 'default', STATE]])
  })

  it('that has come hears it as its next command', () => {
    const { list, told } = queue(['js', 1])
    const heard: unknown[][] = []
    Object.assign(list, { push: (command: ArrayLike<unknown>) => heard.push(Array.from(command)) })
    tellDefaults(consent(true))
    expect([told(), heard]).toEqual([[['js', 1]], [['consent', 'default', STATE]]])
  })

  it('that the page has told what counts before a choice is told of one that was made before', () => {
    const { told } = queue(['consent', 'default', { analytics_storage: 'denied' }])
    tellDefaults(consent(true))
    expect(told()).toEqual([['consent', 'default', { analytics_storage: 'denied' }], ['consent', 'update', STATE]])
  })

  it('is left to who has told it, or tells it', () => {
    const { told } = queue(['consent', 'default', {}])
    tellDefaults(consent(false))
    expect(told()).toEqual([['consent', 'default', {}]])
    document.body.innerHTML = '<script id="cookie-law-info-gcm-js" src="/x.js"></script>'
    tellChoice(consent(true))
    expect(told()).toHaveLength(1)
  })

  it('that is not on the page is not made', () => {
    tellDefaults(consent(false))
    tellChoice(consent(true))
    expect([Reflect.has(window, 'dataLayer'), Reflect.has(window, 'uetq')]).toEqual([false, false])
  })
})

it('Microsoft\'s tag hears of advertisement alone', () => {
  const list: unknown[] = []
  Reflect.set(window, 'uetq', list)
  tellDefaults(consent(false))
  tellChoice({ ...consent(true), choices: { advertisement: true } })
  expect(list).toEqual(['consent', 'default', { ad_storage: 'denied' }, 'consent', 'update', { ad_storage: 'granted' }])
})

it('Microsoft\'s tag hears of a choice made before, where the page has told it what counts until then, and where it has come', () => {
  const list: unknown[] = ['consent', 'default', { ad_storage: 'denied' }]
  Reflect.set(window, 'uetq', list)
  tellDefaults(consent(false))
  tellDefaults({ ...consent(true), choices: { advertisement: true } })
  expect(list.slice(3)).toEqual(['consent', 'update', { ad_storage: 'granted' }])
  const heard: unknown[] = []
  Reflect.set(window, 'uetq', { push: (...command: unknown[]) => heard.push(command) })
  tellDefaults(consent(false))
  expect(heard).toEqual([['consent', 'update', { ad_storage: 'denied' }]])
})
