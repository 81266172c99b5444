import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressGroup } from "./client-address.ts";

function first(sockets: ReadonlySet<Socket>, fits: (socket: Socket) => boolean) {
  for (const socket of sockets) if (fits(socket)) return socket;
  return undefined;
}

/**
 * At the cap somebody gives way, of the address that has the most connections: the one that has kept
 * us waiting longest for a complete request or, where all are being answered, the one that has been
 * for longest, which is a live update or somebody who does not take the answer. So neither many slow
 * connections nor many open pages shut out an honest request.
 */
export function capConnections({ servers, cap }: { servers: readonly Server[]; cap: number }) {
  const open = new Map<string, Set<Socket>>();
  const waiting = new Set<Socket>();
  const answering = new Set<Socket>();
  let size = 0;

  const giveWay = (newcomer: Socket) => {
    let crowd = new Set<Socket>();
    for (const sockets of open.values()) if (sockets.size > crowd.size) crowd = sockets;
    const ofCrowd = (socket: Socket) => socket !== newcomer && crowd.has(socket);
    const chosen =
      first(waiting, ofCrowd) ??
      first(waiting, (socket) => socket !== newcomer) ??
      first(answering, ofCrowd) ??
      newcomer;
    chosen.destroy();
  };

  const onConnection = (socket: Socket) => {
    const address = addressGroup(socket.remoteAddress ?? "unknown");
    const mine = open.get(address) ?? new Set();
    open.set(address, mine.add(socket));
    waiting.add(socket);
    size += 1;
    socket.once("close", () => {
      size -= 1;
      mine.delete(socket);
      if (mine.size === 0) open.delete(address);
      waiting.delete(socket);
      answering.delete(socket);
    });
    if (size > cap) giveWay(socket);
  };

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const arrived = () => {
      waiting.delete(socket);
      if (!socket.destroyed) answering.add(socket);
    };
    const hasBody =
      request.headers["transfer-encoding"] !== undefined ||
      Number(request.headers["content-length"] ?? 0) > 0;
    if (hasBody) request.once("end", arrived);
    else arrived();
    response.once("finish", () => {
      waiting.delete(socket);
      answering.delete(socket);
      if (!socket.destroyed) waiting.add(socket);
    });
  };

  for (const server of servers) {
    server.on("connection", onConnection);
    server.on("request", onRequest);
  }
}
