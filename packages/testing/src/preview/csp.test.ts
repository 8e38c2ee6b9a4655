// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { nonceOf, openPolicy } from './csp.ts'

const open = (policy: string) => openPolicy(policy, { nonce: 'OURS' })

describe('a policy', () => {
  it.each([
    ["default-src 'self'", "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'"],
    ["script-src 'none'", "script-src 'self'"],
    ["script-src https://cdn.example 'unsafe-inline'", "script-src https://cdn.example 'unsafe-inline' 'self'"],
    ["script-src 'nonce-abc' 'strict-dynamic'", "script-src 'nonce-abc' 'strict-dynamic' 'self'"],
    ["script-src 'strict-dynamic' 'sha256-x'", "script-src 'strict-dynamic' 'sha256-x' 'self' 'nonce-OURS'"],
    ["script-src 'self'; script-src-elem https://a.example", "script-src 'self'; script-src-elem https://a.example 'self'"],
    ["img-src *; upgrade-insecure-requests; report-uri /r; block-all-mixed-content", 'img-src *'],
    ["require-trusted-types-for 'script'; trusted-types a", "require-trusted-types-for 'script'; trusted-types a tillkit"],
    ["frame-ancestors 'self';", "frame-ancestors 'self'"],
    ["script-src 'self', img-src 'none'", "script-src 'self', img-src 'none'"],
    ['upgrade-insecure-requests', ''],
  ])('%s', (policy, expected) => expect(open(policy)).toBe(expected))

  it('gives its nonce to our tags', () => {
    expect(nonceOf("default-src 'self'; script-src 'nonce-aB+/=' 'self'")).toBe('aB+/=')
    expect(nonceOf("style-src 'nonce-other'; script-src 'self'")).toBeUndefined()
  })
})
