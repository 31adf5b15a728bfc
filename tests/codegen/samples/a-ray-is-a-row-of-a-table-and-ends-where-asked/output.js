const Krays_0=Int32Array.of(0,0,0,2,2,2,2,2,2,2,2,3,3,3,3,4,4,4,4,4,4,4,4,6,6);

const Kray_1=[1,2,2,0,1,0];

function count0(S,y$0,s$1,w$2){
  const Krays_0_=Krays_0,Kray_1_=Kray_1;
  let n$3=0;
  L0:for(;;){
    const r$4=s$1*8+w$2|0;
    let k$5=Krays_0_[r$4];
    const k$6=Krays_0_[1+r$4];
    for(;k$5<k$6;k$5++){
      const x$7=Kray_1_[k$5];
      if(S[13+x$7]!==0)break L0;
      n$3=n$3+1|0;
    }
    break;
  }
  return n$3;
}

function value_0(S,y$0,s$1,w$2){
  return count0(S,y$0,s$1,w$2);
}

function settle(S){
}
