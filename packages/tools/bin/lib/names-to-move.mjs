/** Files in which names of the server still stand beside the code. None may come to them: what a file names goes into its anatomy, and the file from here. */
export const NAMES_TO_MOVE = [
]
