// @long
import { testStories } from './test/test-stories.ts'

testStories('stories of units', ({ title }) => !title.startsWith('Kit/'))
