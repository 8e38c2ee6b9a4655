// @vitest-environment node
import { expect, it } from 'vitest'
import { checkNode, installAdvice, SetupError } from './install.mjs'

it('accepts the oldest Node that the tools run on, and newer ones', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0']) expect(() => checkNode(version), version).not.toThrow()
})

it('says which Node is there when it is too old', () => {
  expect(() => checkNode('20.18.3')).toThrow(SetupError)
  expect(() => checkNode('18.20.4')).toThrow(/20\.19 or newer.*18\.20\.4/)
})

it.each([
  ['npm error code EAI_AGAIN', /connection/],
  ['npm error code EUSAGE', /npm install/],
  ['npm error code EACCES', /may not write/],
  ['npm error code ENOSPC', /disk/],
  ['something else', /npm says above/],
])('explains a failed installation: %s', (errors, words) => {
  expect(installAdvice(errors)).toMatch(words)
})
