import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIndex, type IndexEntry } from './story-index.ts'
import { FramePool, openStorybook, type Storybook } from './story-pages.ts'

/** Lines that the runtime writes about a story that is meant to fail, and the browser about a call that failed. */
const REPORTED = /^\[tillkit\] /

/**
 * A test for each story that belongs to a file: it is drawn and played, nothing is thrown, nothing asked of others, and the checker
 * finds nothing. A file's stories share a browser's process, so those of two files fill two cores.
 */
export function testStories(title: string, belongs: (story: IndexEntry) => boolean): void {
  const stories = readIndex().filter((story) => story.type === 'story' && belongs(story))

  let storybook: Storybook
  let frames: FramePool
  beforeAll(async () => {
    storybook = await openStorybook()
    frames = new FramePool(storybook)
  })
  afterAll(() => storybook.close())

  describe.concurrent(title, () => {
    it.each(stories.map((story) => [`${story.title}: ${story.name}`, story] as const))('%s', async (_title, { id, name, tags }) => {
      const fails = tags.includes('fails')
      await frames.show(id, (result, { takeErrors, takeStrangers }) => {
        expect(result.thrown).toEqual([])
        const errors = takeErrors()
        expect(errors.filter((line) => !(fails && REPORTED.test(line)))).toEqual([])
        if (fails) expect(errors, 'what is tagged "fails" is said in the console').not.toEqual([])
        expect(result.violations).toEqual([])
        expect(result.status).toBe('success')
        expect(result.leftOver).toEqual([])
        if (/\bphone\b/i.test(name)) expect(result.width, 'a story of a phone has the window of one').toBe(390)
        expect(result.excess, 'the page is not wider than the window').toBe(0)
        expect(takeStrangers()).toEqual([])
        // A story of a part alone has no unit; one that recovers shows an error of a unit that runs on.
        if (tags.includes('part')) return
        const mounts = !fails || tags.includes('recovers')
        // Who still waits when a story has settled waits for a touch, or to be seen.
        const states = new Set(result.hosts.filter((state) => state !== 'waiting'))
        // Where a member of a family fails, the family runs on.
        if (!mounts && result.isFamily) states.delete('mounted')
        expect(states).toEqual(new Set([mounts ? 'mounted' : 'failed']))
      })
    })
  })
}
