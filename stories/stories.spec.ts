import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIndex } from './test/story-index.ts'
import { openStorybook, pathOf, resultOf, type StoryPages } from './test/story-pages.ts'

const index = readIndex()
const stories = index.filter(({ type }) => type === 'story')

let storybook: StoryPages
beforeAll(async () => {
  storybook = await openStorybook()
})
afterAll(() => storybook.close())

/** Lines that the runtime writes about a story that is meant to fail. */
const REPORTED = /^\[tillkit\] /

describe.concurrent('stories', () => {
  it.each(stories.map((story) => [`${story.title}: ${story.name}`, story] as const))('%s', async (_title, story) => {
    const fails = story.tags.includes('fails')
    await storybook.visit(pathOf(story), {}, async ({ page, errors, strangers }) => {
      const result = await resultOf(page)
      expect(result.thrown).toEqual([])
      expect(errors.filter((line) => !(fails && REPORTED.test(line)))).toEqual([])
      expect(result.violations).toEqual([])
      expect(result.status).toBe('success')
      expect(strangers).toEqual([])
      const parts = story.tags.includes('part')
      if (!parts) expect(result.hosts.length).toBeGreaterThan(0)
      expect(result.hosts.filter((state) => state !== 'mounted').length > 0).toBe(fails)
    })
  })
})
