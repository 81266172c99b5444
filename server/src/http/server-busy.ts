/** More of something costly was asked for at once than this machine should take on. */
export class ServerBusy extends Error {
  override readonly name = "ServerBusy";
}
