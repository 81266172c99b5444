/** More expensive work at once than this machine should take. */
export class ServerBusy extends Error {
  override readonly name = "ServerBusy";
}
