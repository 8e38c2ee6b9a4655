// @vitest-environment node
import { expect, it } from 'vitest'
import { changesOf } from './changes.mjs'
import { pageTags } from './page-tags.mjs'

const CHANGELOG = '# Changelog\n\nWhat changed.\n\n## [0.2.0] - unreleased\n\n- New.\n\n## [0.1.0] - 2026-01-01\n\n- First.\n'

it('takes along what the changelog says of the version, and nothing of another', () => {
  expect(changesOf(CHANGELOG, '0.2.0')).toBe('## [0.2.0] - unreleased\n\n- New.\n')
  expect(changesOf(CHANGELOG, '0.1.0')).toBe('## [0.1.0] - 2026-01-01\n\n- First.\n')
  expect(() => changesOf(CHANGELOG, '0.3.0')).toThrow('CHANGELOG.md says nothing of version 0.3.0')
})

it('has a tag with its hash for each early script, the style sheet and the script, in their order', () => {
  const files = { 'lamp.early.js': { integrity: 'sha384-e' }, 'tillkit.css': { integrity: 'sha384-c' }, 'tillkit.js': { integrity: 'sha384-s' } }
  const tags = pageTags({ version: '1.0.0', units: [{ name: 'door' }, { name: 'lamp', early: 'lamp.early.js' }], files }, '/tillkit/1.0.0')
  expect(tags.split('\n').filter((line) => !line.startsWith('<!--') && line !== '')).toEqual([
    '<script src="/tillkit/1.0.0/lamp.early.js" integrity="sha384-e" crossorigin="anonymous"></script>',
    '<link rel="stylesheet" href="/tillkit/1.0.0/tillkit.css" integrity="sha384-c" crossorigin="anonymous">',
    '<script defer src="/tillkit/1.0.0/tillkit.js" integrity="sha384-s" crossorigin="anonymous"></script>',
  ])
  expect(() => pageTags({ version: '1.0.0', units: [], files: {} }, '')).toThrow('tillkit.css is not in the build of version 1.0.0')
})
