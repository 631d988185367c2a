/** A reader that a file has sent into an endless loop. */
process.on('message', () => {
  for (;;);
});
