// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { nonceOf, openPolicy } from './csp.ts'

const open = (policy: string) => openPolicy(policy, { nonce: 'OURS', hosts: ['the-shop.example', 'www.the-shop.example'] })

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
    // The shop is allowed by what does not fit the preview's http://127.0.0.1 any more.
    ["img-src https: data:; form-action https:", "img-src https: data: 'self'; form-action https: 'self'"],
    ['img-src the-shop.example:443/a/; font-src *.The-Shop.example', "img-src the-shop.example:443/a/ 'self'; font-src *.The-Shop.example 'self'"],
    ['img-src cdn.the-shop.example *.other.example; frame-src https://*.other.example', 'img-src cdn.the-shop.example *.other.example; frame-src https://*.other.example'],
    ['sandbox allow-forms; img-src https://*.the-shop.example', "sandbox allow-forms; img-src https://*.the-shop.example 'self'"],
  ])('%s', (policy, expected) => expect(open(policy)).toBe(expected))

  it('gives its nonce to our tags', () => {
    expect(nonceOf("default-src 'self'; script-src 'nonce-aB+/=' 'self'")).toBe('aB+/=')
    expect(nonceOf("style-src 'nonce-other'; script-src 'self'")).toBeUndefined()
  })
})
