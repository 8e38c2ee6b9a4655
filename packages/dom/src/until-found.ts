/** What `hidden` says of something that does not show and that the browser's own search may look into, where it can. */
export const UNTIL_FOUND = 'until-found'

/** Whether the browser searches what is hidden so, and says `beforematch` when it has found something there. */
export const searchesHidden = (): boolean => 'onbeforematch' in document.body
