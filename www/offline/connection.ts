// The type of the network connection, if the browser reports it.

/** The relevant part of `navigator.connection`, which some browsers do not have. */
interface Line {
  saveData?: boolean;
  type?: string;
}

/** True if traffic is limited or paid for, so that only files in use should be fetched. */
export function isMetered({ connection }: { connection?: Line }): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}
