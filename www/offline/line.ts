// What sort of line there is, as far as the browser tells.

/** The part of `navigator.connection` that counts here; browsers that know nothing have none. */
interface Line {
  saveData?: boolean;
  type?: string;
}

/** Whether what is sent over the line is paid for or counted, so that only what is used may be fetched. */
export function isMetered({ connection }: { connection?: Line }): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}
